ALTER TABLE product ADD COLUMN sale TEXT NOT NULL DEFAULT 'kits' CHECK (sale IN ('kits', 'choice', 'quote'));

CREATE INDEX product_sale ON product (id) WHERE sale <> 'kits';

CREATE TABLE variation (
  id INTEGER NOT NULL PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES item (id),
  position INTEGER NOT NULL,
  sku TEXT NOT NULL UNIQUE,
  ean TEXT NOT NULL,
  label_pt TEXT NOT NULL,
  label_en TEXT NOT NULL,
  swatch TEXT NOT NULL,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  price_from INTEGER NOT NULL CHECK (price_from >= 0),
  price_to INTEGER NOT NULL CHECK (price_to > 0),
  pictures TEXT NOT NULL
);

CREATE UNIQUE INDEX variation_item ON variation (item_id, position);

CREATE TRIGGER variation_made AFTER INSERT ON variation
BEGIN UPDATE item SET stock = (SELECT sum(v.stock) FROM variation AS v WHERE v.item_id = item.id) WHERE id = NEW.item_id; UPDATE kit
  SET (price_from, price_to) = (SELECT v.price_from, v.price_to FROM variation AS v JOIN item AS i ON i.id = v.item_id
    WHERE i.kit_id = kit.id ORDER BY v.stock = 0, v.price_to, v.position LIMIT 1)
  WHERE id = (SELECT kit_id FROM item WHERE id = NEW.item_id); END;

CREATE TRIGGER variation_gone AFTER DELETE ON variation
BEGIN UPDATE item SET stock = coalesce((SELECT sum(v.stock) FROM variation AS v WHERE v.item_id = item.id), 0) WHERE id = OLD.item_id; UPDATE kit
  SET (price_from, price_to) = (SELECT v.price_from, v.price_to FROM variation AS v JOIN item AS i ON i.id = v.item_id
    WHERE i.kit_id = kit.id ORDER BY v.stock = 0, v.price_to, v.position LIMIT 1)
  WHERE id = (SELECT kit_id FROM item WHERE id = OLD.item_id) AND EXISTS (SELECT 1 FROM variation WHERE item_id = OLD.item_id); END;

CREATE TRIGGER variation_altered AFTER UPDATE OF stock, price_from, price_to, position ON variation
BEGIN UPDATE item SET stock = (SELECT sum(v.stock) FROM variation AS v WHERE v.item_id = item.id) WHERE id = NEW.item_id; UPDATE kit
  SET (price_from, price_to) = (SELECT v.price_from, v.price_to FROM variation AS v JOIN item AS i ON i.id = v.item_id
    WHERE i.kit_id = kit.id ORDER BY v.stock = 0, v.price_to, v.position LIMIT 1)
  WHERE id = (SELECT kit_id FROM item WHERE id = NEW.item_id); END;

CREATE TRIGGER variation_listed AFTER INSERT ON variation WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id IN
    (SELECT product_id FROM kit JOIN item ON item.kit_id = kit.id WHERE item.id = NEW.item_id); END;

CREATE TRIGGER variation_unlisted AFTER DELETE ON variation WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id IN
    (SELECT product_id FROM kit JOIN item ON item.kit_id = kit.id WHERE item.id = OLD.item_id); END;

CREATE TRIGGER variation_shown AFTER UPDATE ON variation WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.stock > 0, OLD.position, OLD.sku, OLD.ean, OLD.label_pt, OLD.label_en, OLD.swatch, OLD.price_from,
    OLD.price_to, OLD.pictures)
    IS NOT (NEW.stock > 0, NEW.position, NEW.sku, NEW.ean, NEW.label_pt, NEW.label_en, NEW.swatch, NEW.price_from,
    NEW.price_to, NEW.pictures)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id IN
    (SELECT product_id FROM kit JOIN item ON item.kit_id = kit.id WHERE item.id = NEW.item_id); END;

CREATE TRIGGER product_sale_altered AFTER UPDATE OF sale ON product
  WHEN OLD.sale IS NOT NEW.sale AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('produto:' || NEW.path, strftime('%s', 'now') * 1000); END;
