CREATE TABLE "battles" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"n" integer NOT NULL,
	"player_id" text NOT NULL,
	"opponent_snapshot" text,
	"opponent_player" text,
	"opponent_rating" integer NOT NULL,
	"rules" text NOT NULL,
	"seed" text NOT NULL,
	"teams" jsonb NOT NULL,
	"result" text NOT NULL,
	"rounds" integer NOT NULL,
	"digest" text NOT NULL,
	"gold_earned" integer NOT NULL,
	"gold_after" integer NOT NULL,
	"rating_before" integer NOT NULL,
	"rating_after" integer NOT NULL,
	"events" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"name" text NOT NULL,
	"faction" text NOT NULL,
	"leader_id" text NOT NULL,
	"units" jsonb NOT NULL,
	"spells" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faction_units" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"faction" text NOT NULL,
	"role" text NOT NULL,
	"tier" integer NOT NULL,
	"cost" integer NOT NULL,
	"hp" integer NOT NULL,
	"atk" integer NOT NULL,
	"armor" integer NOT NULL,
	"speed" integer NOT NULL,
	"initiative" integer NOT NULL,
	"range" integer NOT NULL,
	"attack_count" integer NOT NULL,
	"dodge" integer NOT NULL,
	"resolve" integer NOT NULL,
	"ammo" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"ability" jsonb NOT NULL,
	"upgrade_costs" jsonb NOT NULL,
	"icon" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"bonus" jsonb NOT NULL,
	"icon" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaders" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"faction" text NOT NULL,
	"passive" jsonb NOT NULL,
	"spells" jsonb NOT NULL,
	"portrait" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_ratings" (
	"player_id" text PRIMARY KEY NOT NULL,
	"rating" integer NOT NULL,
	"best" integer NOT NULL,
	"runs" integer NOT NULL,
	"won" integer NOT NULL,
	"battles" integer NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"era" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"rules" text NOT NULL,
	"player_id" text NOT NULL,
	"faction" text NOT NULL,
	"leader_id" text NOT NULL,
	"deck" jsonb NOT NULL,
	"remaining_deck" jsonb NOT NULL,
	"hand" jsonb NOT NULL,
	"spells" jsonb NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"consecutive_losses" integer DEFAULT 0 NOT NULL,
	"consecutive_wins" integer DEFAULT 0 NOT NULL,
	"gold" integer DEFAULT 10 NOT NULL,
	"battle_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"rating" integer DEFAULT 1000 NOT NULL,
	"step" text NOT NULL,
	"body" jsonb,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "runs_match_unique" UNIQUE("match")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text,
	"player_id" text,
	"wins" integer NOT NULL,
	"rating" integer NOT NULL,
	"battle" integer NOT NULL,
	"team" jsonb NOT NULL,
	"spell_timings" jsonb NOT NULL,
	"faction" text NOT NULL,
	"leader_id" text NOT NULL,
	"value" integer NOT NULL,
	"received" integer NOT NULL,
	"rules" text NOT NULL,
	"listed" boolean NOT NULL,
	"met" integer DEFAULT 0 NOT NULL,
	"beaten" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spells" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"faction" text NOT NULL,
	"text" text NOT NULL,
	"aim" text NOT NULL,
	"effects" jsonb NOT NULL,
	"icon" text NOT NULL,
	"learnt" boolean NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_opponent_snapshot_snapshots_id_fk" FOREIGN KEY ("opponent_snapshot") REFERENCES "public"."snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_opponent_player_players_id_fk" FOREIGN KEY ("opponent_player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_ratings" ADD CONSTRAINT "run_ratings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_id_matches_id_fk" FOREIGN KEY ("id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "battles_by_run" ON "battles" USING btree ("run_id","n");--> statement-breakpoint
CREATE INDEX "battles_by_player" ON "battles" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "battles_by_opponent" ON "battles" USING btree ("opponent_player","created_at");--> statement-breakpoint
CREATE INDEX "battles_by_snapshot" ON "battles" USING btree ("opponent_snapshot");--> statement-breakpoint
CREATE INDEX "decks_by_player" ON "decks" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "run_ratings_by_rating" ON "run_ratings" USING btree ("rating","player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_active" ON "runs" USING btree ("player_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "runs_by_player" ON "runs" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "snapshots_up" ON "snapshots" USING btree ("battle","wins","rating","created_at" DESC NULLS LAST) WHERE listed;--> statement-breakpoint
CREATE INDEX "snapshots_down" ON "snapshots" USING btree ("battle","wins","rating" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE listed;--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_one_listed" ON "snapshots" USING btree ("player_id","battle") WHERE listed;--> statement-breakpoint
CREATE INDEX "snapshots_by_player" ON "snapshots" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "snapshots_by_run" ON "snapshots" USING btree ("run_id","battle");