CREATE TABLE "follows" (
	"player" text NOT NULL,
	"followed" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "follows_player_followed_pk" PRIMARY KEY("player","followed")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "challengers" text;--> statement-breakpoint
ALTER TABLE "quick" ADD COLUMN "pace" text DEFAULT 'calm' NOT NULL;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_players_id_fk" FOREIGN KEY ("followed") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_by_followed" ON "follows" USING btree ("followed");--> statement-breakpoint
CREATE INDEX "matches_listed" ON "matches" USING btree ("created") WHERE status = 'open' and listed;