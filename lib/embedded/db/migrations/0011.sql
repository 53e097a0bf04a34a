DELETE FROM idempotency;

ALTER TABLE idempotency ADD COLUMN address_hash TEXT;

CREATE INDEX idempotency_cart ON idempotency (cart_id, expires_at);

CREATE INDEX idempotency_address ON idempotency (address_hash, expires_at);
