CREATE TABLE order_refund (
  number BIGINT NOT NULL REFERENCES shop_order (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  amount BIGINT NOT NULL CHECK (amount > 0),
  way TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (number, position)
);

ALTER TABLE shop_order ADD COLUMN invoice_key TEXT;

CREATE UNIQUE INDEX shop_order_invoice ON shop_order (invoice_key) WHERE invoice_key IS NOT NULL;
