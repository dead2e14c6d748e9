-- A hidden picture whose owner had taken it back before 0026 was visible while its decision was in force.
UPDATE uploads SET hidden_at = decision.created_at
  FROM decisions decision
  WHERE decision.upload_id = uploads.id AND decision.act = 'hide picture' AND decision.ended_at IS NULL
    AND uploads.hidden_at IS NULL;
--> statement-breakpoint
-- A picture that two rows showed was hidden in one of them. The trigger of 0026 copies changes alone.
UPDATE gallery_images SET hidden_at = upload.hidden_at
  FROM uploads upload
  WHERE upload.public_key = gallery_images.picture_key AND upload.hidden_at IS DISTINCT FROM gallery_images.hidden_at;
--> statement-breakpoint
UPDATE tailors SET profile_picture_hidden_at = upload.hidden_at
  FROM uploads upload
  WHERE upload.public_key = tailors.profile_picture_key
    AND upload.hidden_at IS DISTINCT FROM tailors.profile_picture_hidden_at;
