CREATE TABLE "shared" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"game" text NOT NULL,
	"rules" text NOT NULL,
	"options" json NOT NULL,
	"seat" text NOT NULL,
	"bot" text NOT NULL,
	"outcome" json NOT NULL,
	"commands" integer NOT NULL,
	"created" bigint NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared" ADD CONSTRAINT "shared_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_by_player" ON "shared" USING btree ("player","created");