ALTER TABLE "webhook" ADD COLUMN "pause_reason" text;--> statement-breakpoint
UPDATE "webhook" w SET "pause_reason" = CASE WHEN EXISTS (
	SELECT FROM "webhook_delivery" d WHERE d."webhook_id" = w."id" AND d."state" = 'failed' AND d."event" <> 'webhook.test'
) THEN 'failing' ELSE 'owner' END WHERE w."paused" IS NOT NULL;
