CREATE TABLE customer_request (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('restock', 'quote')),
  repeat_key TEXT UNIQUE,
  item_id INTEGER NOT NULL,
  attribute_id BIGINT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  done_at BIGINT
);

CREATE INDEX customer_request_time ON customer_request (created_at);

CREATE INDEX customer_request_email ON customer_request (email);

CREATE TABLE subscriber (
  email TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  segment TEXT NOT NULL,
  source TEXT NOT NULL,
  language TEXT NOT NULL,
  consented_at BIGINT NOT NULL
);

CREATE TABLE coupon (
  code TEXT NOT NULL PRIMARY KEY,
  percent INTEGER CHECK (percent BETWEEN 1 AND 100),
  amount INTEGER CHECK (amount > 0),
  minimum INTEGER NOT NULL,
  valid_from BIGINT,
  valid_to BIGINT,
  max_uses INTEGER,
  CHECK ((percent IS NULL) <> (amount IS NULL))
);

ALTER TABLE cart ADD COLUMN coupon TEXT;

CREATE INDEX cart_coupon ON cart (coupon) WHERE coupon IS NOT NULL;
