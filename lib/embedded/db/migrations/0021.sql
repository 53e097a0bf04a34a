ALTER TABLE review ADD COLUMN answer TEXT;

ALTER TABLE review ADD COLUMN answered_at BIGINT;

CREATE TABLE rating_total (
  topic TEXT NOT NULL,
  halves INTEGER NOT NULL,
  photo_shown INTEGER NOT NULL,
  reviews INTEGER NOT NULL,
  PRIMARY KEY (topic, halves, photo_shown)
);

INSERT INTO rating_total (topic, halves, photo_shown, reviews)
SELECT topic, halves, photo_shown, COUNT(*) FROM review WHERE status = 1 GROUP BY topic, halves, photo_shown;

CREATE INDEX review_by_rating ON review (halves, photo_shown, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_rating ON review (topic, halves, photo_shown, created_at DESC, id DESC) WHERE status = 1;
