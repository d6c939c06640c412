CREATE TABLE "forest_scores" (
	"match" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"difficulty" text NOT NULL,
	"map_size" integer NOT NULL,
	"forests_captured" integer NOT NULL,
	"turns_played" integer NOT NULL,
	"victory" boolean NOT NULL,
	"victory_type" text NOT NULL,
	"timestamp" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forest_scores" ADD CONSTRAINT "forest_scores_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forest_scores" ADD CONSTRAINT "forest_scores_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forest_scores_by_rank" ON "forest_scores" USING btree ("difficulty","map_size",(not victory),(victory_type <> 'monopoly'),"turns_played","timestamp");--> statement-breakpoint
CREATE INDEX "forest_scores_by_player" ON "forest_scores" USING btree ("player");