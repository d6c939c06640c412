CREATE TABLE "quick" (
	"player" text NOT NULL,
	"game" text NOT NULL,
	"rating" double precision NOT NULL,
	"since" bigint NOT NULL,
	"seen" bigint NOT NULL,
	"match" text,
	CONSTRAINT "quick_player_game_pk" PRIMARY KEY("player","game")
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"match" text NOT NULL,
	"seat" integer NOT NULL,
	"player" text NOT NULL,
	"before" double precision NOT NULL,
	"after" double precision NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "rating_changes_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"player" text NOT NULL,
	"game" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"last" bigint NOT NULL,
	"listed" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "ratings_player_game_pk" PRIMARY KEY("player","game")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quick" ADD CONSTRAINT "quick_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick" ADD CONSTRAINT "quick_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quick_by_seen" ON "quick" USING btree ("game","seen");--> statement-breakpoint
CREATE INDEX "rating_changes_by_player" ON "rating_changes" USING btree ("player");--> statement-breakpoint
CREATE INDEX "ratings_by_rating" ON "ratings" USING btree ("game","rating");--> statement-breakpoint
CREATE INDEX "matches_unsettled" ON "matches" USING btree ("ended") WHERE status = 'over' and rated and not settled;