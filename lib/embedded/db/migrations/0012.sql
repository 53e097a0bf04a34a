CREATE TABLE sign_in_budget (
  key_hash TEXT NOT NULL PRIMARY KEY,
  attempts INTEGER NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX sign_in_budget_expiry ON sign_in_budget (expires_at);

CREATE TABLE secret (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE moderator_session (
  id_hash TEXT NOT NULL PRIMARY KEY,
  form_token TEXT NOT NULL,
  last_number INTEGER NOT NULL,
  actions TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX moderator_session_expiry ON moderator_session (expires_at);
