CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"admin" text,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"player" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_player_hash_pk" PRIMARY KEY("player","hash")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "banned_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;