CREATE TABLE document (
  name TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
);

CREATE TABLE page (
  path TEXT NOT NULL PRIMARY KEY,
  level TEXT NOT NULL,
  line TEXT,
  body TEXT NOT NULL
);

CREATE TABLE category (
  id INTEGER NOT NULL PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  parent_id INTEGER REFERENCES category (id),
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL
);

CREATE TABLE product (
  id INTEGER NOT NULL PRIMARY KEY,
  line TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  category_id INTEGER NOT NULL REFERENCES category (id),
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  body TEXT NOT NULL
);

CREATE INDEX product_position ON product (position, id);

CREATE INDEX product_category ON product (category_id, position, id);

CREATE TABLE kit (
  id TEXT NOT NULL PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id),
  position INTEGER NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  price_from INTEGER NOT NULL CHECK (price_from >= 0),
  price_to INTEGER NOT NULL CHECK (price_to > 0),
  list_path TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL
);

CREATE UNIQUE INDEX kit_product ON kit (product_id, position);

CREATE INDEX kit_price ON kit (price_to, id);

CREATE INDEX kit_main_price ON kit (position, price_to, product_id);

CREATE TABLE item (
  id INTEGER NOT NULL PRIMARY KEY,
  kit_id TEXT NOT NULL REFERENCES kit (id),
  position INTEGER NOT NULL,
  name_pt TEXT NOT NULL,
  name_en TEXT NOT NULL,
  flavours TEXT NOT NULL,
  sku TEXT NOT NULL,
  ean TEXT NOT NULL,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  image TEXT NOT NULL
);

CREATE UNIQUE INDEX item_kit ON item (kit_id, position);

CREATE TABLE word (
  id INTEGER NOT NULL PRIMARY KEY,
  spelling TEXT NOT NULL UNIQUE
);

CREATE TABLE product_word (
  word_id INTEGER NOT NULL REFERENCES word (id),
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (word_id, product_id)
);

CREATE TABLE cart (
  id TEXT NOT NULL PRIMARY KEY,
  version INTEGER NOT NULL,
  postal_code TEXT,
  expires_at BIGINT NOT NULL
);

CREATE INDEX cart_expiry ON cart (expires_at);

CREATE TABLE cart_line (
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  item_id INTEGER NOT NULL,
  attribute_id INTEGER NOT NULL,
  sale_unit_id BIGINT NOT NULL,
  warehouse_id BIGINT NOT NULL,
  extra TEXT NOT NULL,
  parameters TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (cart_id, item_id, kind, attribute_id, sale_unit_id, warehouse_id, extra)
);

CREATE TABLE customer (
  id BIGINT NOT NULL PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  mobile TEXT NOT NULL,
  phone TEXT NOT NULL,
  password TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE session (
  token_hash TEXT NOT NULL PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  customer_id BIGINT REFERENCES customer (id) ON DELETE CASCADE,
  expires_at BIGINT NOT NULL
);

CREATE INDEX session_expiry ON session (expires_at);

CREATE INDEX session_cart ON session (cart_id);

CREATE TABLE idempotency (
  key_hash TEXT NOT NULL PRIMARY KEY,
  request_hash TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX idempotency_expiry ON idempotency (expires_at);
