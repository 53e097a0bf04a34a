CREATE TABLE cart_budget (
  key_hash TEXT NOT NULL PRIMARY KEY,
  attempts INTEGER NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX cart_budget_expiry ON cart_budget (expires_at);

ALTER TABLE change ADD COLUMN source TEXT;
