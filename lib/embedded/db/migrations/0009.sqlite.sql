CREATE TABLE question (
  id INTEGER NOT NULL PRIMARY KEY,
  status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2),
  product_id INTEGER NOT NULL,
  repeat_key TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  text TEXT NOT NULL,
  answer TEXT,
  answered_at BIGINT,
  created_at BIGINT NOT NULL
);

CREATE INDEX question_product ON question (product_id, created_at DESC, id DESC) WHERE status = 1;

CREATE INDEX question_waiting ON question (created_at, id) WHERE status = 2;

CREATE INDEX question_email ON question (email);

INSERT INTO sequence (name, value) VALUES ('question', 0);

CREATE TABLE wishlist (
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (cart_id, product_id)
);

CREATE TABLE password_recovery (
  customer_id BIGINT NOT NULL PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  requested_at BIGINT NOT NULL,
  token_hash TEXT UNIQUE,
  expires_at BIGINT
);

CREATE TRIGGER question_made AFTER INSERT ON question WHEN NEW.status = 1 AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id = NEW.product_id; END;

CREATE TRIGGER question_gone AFTER DELETE ON question WHEN OLD.status = 1 AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id = OLD.product_id; END;

CREATE TRIGGER question_altered AFTER UPDATE ON question WHEN (OLD.status = 1 OR NEW.status = 1)
  AND (OLD.status, OLD.product_id, OLD.name, OLD.text, OLD.answer) IS NOT (NEW.status, NEW.product_id, NEW.name, NEW.text, NEW.answer)
  AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id IN (OLD.product_id, NEW.product_id); END;
