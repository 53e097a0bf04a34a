CREATE INDEX review_product_by_photo ON review (product_id, topic, photo_shown DESC, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_product_by_stars ON review (product_id, topic, halves, id DESC) WHERE status = 1;
