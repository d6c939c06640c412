CREATE TABLE "push" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"session" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_session_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_by_player" ON "push" USING btree ("player");--> statement-breakpoint
CREATE INDEX "push_by_session" ON "push" USING btree ("session");