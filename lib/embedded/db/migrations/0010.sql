CREATE TABLE hand_over (
  code_hash TEXT NOT NULL PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX hand_over_expiry ON hand_over (expires_at);
