CREATE TABLE survey_answer (
  id TEXT NOT NULL PRIMARY KEY,
  repeat_key TEXT UNIQUE,
  score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 10),
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  campaign TEXT NOT NULL,
  site TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  answered_at BIGINT NOT NULL
);

CREATE INDEX survey_answer_email ON survey_answer (email);

CREATE TABLE contact_message (
  protocol TEXT NOT NULL PRIMARY KEY,
  repeat_key TEXT UNIQUE,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  subject TEXT NOT NULL,
  order_number TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  done_at BIGINT
);

CREATE INDEX contact_message_email ON contact_message (email);

CREATE INDEX contact_message_time ON contact_message (created_at);
