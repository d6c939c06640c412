CREATE TABLE "heartbeat" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log" (
	"match" text NOT NULL,
	"seq" integer NOT NULL,
	"actor" integer NOT NULL,
	"n" integer NOT NULL,
	"command" json NOT NULL,
	"arrival" bigint NOT NULL,
	"events" json NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "log_match_seq_pk" PRIMARY KEY("match","seq")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"rules" text NOT NULL,
	"options" json NOT NULL,
	"seed" text NOT NULL,
	"clock" json NOT NULL,
	"delay" integer NOT NULL,
	"watch" boolean NOT NULL,
	"rated" boolean NOT NULL,
	"invite" text NOT NULL,
	"maker" text NOT NULL,
	"rematch_of" text,
	"status" text NOT NULL,
	"created" bigint NOT NULL,
	"started" bigint,
	"ended" bigint,
	"outcome" json,
	"turn" integer DEFAULT 0 NOT NULL,
	"deadline" bigint,
	"bot_due" bigint,
	CONSTRAINT "matches_invite_unique" UNIQUE("invite"),
	CONSTRAINT "matches_rematch_of_unique" UNIQUE("rematch_of")
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"began" bigint PRIMARY KEY NOT NULL,
	"ended" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text,
	"password_hash" text,
	"created" bigint NOT NULL,
	CONSTRAINT "players_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"match" text NOT NULL,
	"seat" integer NOT NULL,
	"player" text,
	"bot" text,
	"joined" boolean NOT NULL,
	CONSTRAINT "seats_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"player" text NOT NULL,
	"began" bigint NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"match" text NOT NULL,
	"seq" integer NOT NULL,
	"rules" text NOT NULL,
	"turn" integer NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "snapshots_match_seq_pk" PRIMARY KEY("match","seq")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_maker_players_id_fk" FOREIGN KEY ("maker") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "log_by_actor" ON "log" USING btree ("match","actor","n");--> statement-breakpoint
CREATE INDEX "matches_by_deadline" ON "matches" USING btree ("status","deadline");--> statement-breakpoint
CREATE INDEX "matches_by_bot_due" ON "matches" USING btree ("status","bot_due");--> statement-breakpoint
CREATE INDEX "matches_by_started" ON "matches" USING btree ("status","started");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_by_player" ON "seats" USING btree ("player","match");--> statement-breakpoint
CREATE INDEX "sessions_by_player" ON "sessions" USING btree ("player");