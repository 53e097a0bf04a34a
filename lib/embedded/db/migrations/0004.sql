CREATE TABLE sequence (
  name TEXT NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
);

INSERT INTO sequence (name, value) VALUES ('review', 0);

CREATE TABLE review (
  id INTEGER NOT NULL PRIMARY KEY,
  status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2),
  topic TEXT NOT NULL,
  halves INTEGER NOT NULL CHECK (halves BETWEEN 1 AND 10),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  comment TEXT NOT NULL,
  words TEXT NOT NULL,
  photo TEXT,
  photo_shown INTEGER NOT NULL CHECK (photo_shown BETWEEN 0 AND 1),
  product_id TEXT NOT NULL,
  product_name TEXT NOT NULL,
  product_sku TEXT NOT NULL,
  product_url TEXT NOT NULL,
  origin_url TEXT NOT NULL,
  language TEXT NOT NULL,
  repeat_key TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  decided_at BIGINT
);

CREATE INDEX review_by_photo ON review (photo_shown DESC, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_by_most_stars ON review (halves DESC, id DESC) WHERE status = 1;

CREATE INDEX review_by_fewest_stars ON review (halves, id DESC) WHERE status = 1;

CREATE INDEX review_by_newest ON review (created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_by_oldest ON review (created_at, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_photo ON review (topic, photo_shown DESC, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_most_stars ON review (topic, halves DESC, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_fewest_stars ON review (topic, halves, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_newest ON review (topic, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX review_topic_by_oldest ON review (topic, created_at, id DESC) WHERE status = 1;

CREATE INDEX review_waiting ON review (created_at, id) WHERE status = 2;

CREATE INDEX review_rejected ON review (created_at DESC, id DESC) WHERE status = 0;

CREATE INDEX review_repeat ON review (repeat_key, created_at);

CREATE INDEX review_email ON review (email);

CREATE UNIQUE INDEX review_photo ON review (photo) WHERE photo IS NOT NULL;

CREATE TABLE review_total (
  topic TEXT NOT NULL PRIMARY KEY,
  reviews INTEGER NOT NULL,
  halves BIGINT NOT NULL
);

CREATE TABLE audit (
  id TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  review_id INTEGER,
  detail TEXT NOT NULL
);

CREATE INDEX audit_time ON audit (at DESC, id DESC);
