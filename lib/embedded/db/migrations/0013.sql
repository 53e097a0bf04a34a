CREATE TABLE seed_part (
  name TEXT NOT NULL PRIMARY KEY,
  done_at BIGINT
);
