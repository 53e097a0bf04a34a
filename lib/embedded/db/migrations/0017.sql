ALTER TABLE cart ADD COLUMN first_tracking TEXT;

CREATE TABLE checkout_draft (
  cart_id TEXT NOT NULL PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX checkout_draft_expiry ON checkout_draft (expires_at);

CREATE TABLE shop_order (
  number BIGINT NOT NULL PRIMARY KEY,
  cart_id TEXT NOT NULL,
  cart_version INTEGER NOT NULL,
  customer_id BIGINT,
  state TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  cpf TEXT NOT NULL,
  phone TEXT NOT NULL,
  language TEXT NOT NULL,
  address TEXT NOT NULL,
  delivery TEXT NOT NULL,
  coupon TEXT,
  subtotal BIGINT NOT NULL CHECK (subtotal >= 0),
  discount BIGINT NOT NULL CHECK (discount >= 0),
  coupon_discount BIGINT NOT NULL CHECK (coupon_discount >= 0),
  shipping BIGINT NOT NULL CHECK (shipping >= 0),
  payment_discount BIGINT NOT NULL CHECK (payment_discount >= 0),
  total BIGINT NOT NULL CHECK (total >= 0),
  payment_kind TEXT NOT NULL,
  payment TEXT NOT NULL,
  attribution TEXT,
  consent TEXT NOT NULL,
  tracking TEXT,
  created_at BIGINT NOT NULL,
  expires_at BIGINT,
  stock_held INTEGER NOT NULL CHECK (stock_held IN (0, 1)),
  seen_at BIGINT,
  delivered_at BIGINT,
  erased_at BIGINT
);

CREATE UNIQUE INDEX shop_order_cart ON shop_order (cart_id, cart_version);

CREATE INDEX shop_order_expiry ON shop_order (expires_at) WHERE state = 'aguardando_pagamento';

CREATE INDEX shop_order_customer ON shop_order (customer_id, number) WHERE customer_id IS NOT NULL;

CREATE INDEX shop_order_email ON shop_order (email, created_at);

CREATE INDEX shop_order_state ON shop_order (state, number);

CREATE TABLE order_line (
  number BIGINT NOT NULL REFERENCES shop_order (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  item_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL,
  extra TEXT NOT NULL,
  name TEXT NOT NULL,
  detail TEXT NOT NULL,
  sku TEXT NOT NULL,
  image TEXT NOT NULL,
  path TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price BIGINT NOT NULL CHECK (price > 0),
  PRIMARY KEY (number, position)
);

CREATE TABLE order_stock (
  number BIGINT NOT NULL REFERENCES shop_order (number) ON DELETE CASCADE,
  item_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  PRIMARY KEY (number, item_id, variation_id)
);

CREATE TABLE order_event (
  number BIGINT NOT NULL REFERENCES shop_order (number) ON DELETE CASCADE,
  step INTEGER NOT NULL,
  at BIGINT NOT NULL,
  state TEXT NOT NULL,
  author TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (number, step)
);

CREATE TABLE payment_event (
  provider TEXT NOT NULL,
  id TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (provider, id)
);

CREATE TABLE mail (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  number TEXT,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  claimed_until BIGINT,
  sent_at BIGINT,
  message_id TEXT NOT NULL
);

CREATE INDEX mail_due ON mail (due_at) WHERE sent_at IS NULL;

CREATE INDEX mail_number ON mail (number);

INSERT INTO sequence (name, value) VALUES ('order', 1000);
