CREATE TABLE customer_address (
  id TEXT NOT NULL PRIMARY KEY,
  customer_id BIGINT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  changed_at BIGINT NOT NULL
);

CREATE INDEX customer_address_customer ON customer_address (customer_id, changed_at);

ALTER TABLE shop_order ADD COLUMN erase_asked INTEGER NOT NULL DEFAULT 0;

CREATE INDEX shop_order_erase ON shop_order (number) WHERE erase_asked = 1;
