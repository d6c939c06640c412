CREATE TABLE "attendance" (
	"player" text NOT NULL,
	"node" text NOT NULL,
	"gone" bigint,
	CONSTRAINT "attendance_player_node_pk" PRIMARY KEY("player","node")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
