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

CREATE OR REPLACE FUNCTION sum_variations() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE changed INTEGER := coalesce(NEW.item_id, OLD.item_id); BEGIN
    UPDATE item SET stock = coalesce((SELECT sum(v.stock) FROM variation AS v WHERE v.item_id = changed), 0) WHERE id = changed; UPDATE kit
    SET price_from = first.price_from, price_to = first.price_to FROM (
      SELECT v.price_from, v.price_to, i.kit_id FROM variation AS v JOIN item AS i ON i.id = v.item_id
      WHERE i.id = changed ORDER BY v.stock = 0, v.price_to, v.position LIMIT 1) AS first
    WHERE kit.id = first.kit_id; RETURN NULL; END $$;

CREATE TRIGGER variation_made AFTER INSERT OR DELETE ON variation FOR EACH ROW EXECUTE FUNCTION sum_variations();

CREATE TRIGGER variation_altered AFTER UPDATE OF stock, price_from, price_to, position ON variation FOR EACH ROW
  EXECUTE FUNCTION sum_variations();

CREATE OR REPLACE FUNCTION note_variation() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY(
    SELECT 'produto:' || product.path FROM item JOIN kit ON kit.id = item.kit_id JOIN product ON product.id = kit.product_id
    WHERE item.id IN (OLD.item_id, NEW.item_id))); RETURN NULL; END $$;

CREATE TRIGGER variation_listed AFTER INSERT OR DELETE ON variation FOR EACH ROW EXECUTE FUNCTION note_variation();

CREATE TRIGGER variation_shown AFTER UPDATE ON variation FOR EACH ROW
  WHEN ((OLD.stock > 0, OLD.position, OLD.sku, OLD.ean, OLD.label_pt, OLD.label_en, OLD.swatch, OLD.price_from,
    OLD.price_to, OLD.pictures)
    IS DISTINCT FROM (NEW.stock > 0, NEW.position, NEW.sku, NEW.ean, NEW.label_pt, NEW.label_en, NEW.swatch,
    NEW.price_from, NEW.price_to, NEW.pictures))
  EXECUTE FUNCTION note_variation();
