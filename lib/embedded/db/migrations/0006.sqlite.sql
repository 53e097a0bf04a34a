CREATE TABLE change (
  id INTEGER NOT NULL PRIMARY KEY,
  tag TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE TRIGGER product_made AFTER INSERT ON product WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('produto:' || NEW.path, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER product_gone AFTER DELETE ON product WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('produto:' || OLD.path, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER product_altered AFTER UPDATE ON product WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.line, OLD.path, OLD.position, OLD.category_id, OLD.name_pt, OLD.name_en, OLD.body)
    IS NOT (NEW.line, NEW.path, NEW.position, NEW.category_id, NEW.name_pt, NEW.name_en, NEW.body)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || OLD.path, strftime('%s', 'now') * 1000 UNION SELECT 'produto:' || NEW.path, strftime('%s', 'now') * 1000; END;

CREATE TRIGGER kit_made AFTER INSERT ON kit WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id = NEW.product_id; END;

CREATE TRIGGER kit_gone AFTER DELETE ON kit WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id = OLD.product_id; END;

CREATE TRIGGER kit_altered AFTER UPDATE ON kit WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.product_id, OLD.position, OLD.units, OLD.title_pt, OLD.title_en, OLD.price_from, OLD.price_to,
    OLD.list_path, OLD.built, OLD.body)
    IS NOT (NEW.product_id, NEW.position, NEW.units, NEW.title_pt, NEW.title_en, NEW.price_from, NEW.price_to,
    NEW.list_path, NEW.built, NEW.body)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product WHERE id IN (OLD.product_id, NEW.product_id); END;

CREATE TRIGGER item_made AFTER INSERT ON item WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product
  WHERE id = (SELECT product_id FROM kit WHERE kit.id = NEW.kit_id); END;

CREATE TRIGGER item_gone AFTER DELETE ON item WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product
  WHERE id = (SELECT product_id FROM kit WHERE kit.id = OLD.kit_id); END;

CREATE TRIGGER item_altered AFTER UPDATE ON item WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.stock > 0, OLD.kit_id, OLD.position, OLD.name_pt, OLD.name_en, OLD.flavours, OLD.sku, OLD.ean, OLD.image)
    IS NOT (NEW.stock > 0, NEW.kit_id, NEW.position, NEW.name_pt, NEW.name_en, NEW.flavours, NEW.sku, NEW.ean, NEW.image)
BEGIN INSERT INTO change (tag, at)
  SELECT 'produto:' || path, strftime('%s', 'now') * 1000 FROM product
  WHERE id IN (SELECT product_id FROM kit WHERE kit.id IN (OLD.kit_id, NEW.kit_id)); END;

CREATE TRIGGER category_made AFTER INSERT ON category WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('catalogo', strftime('%s', 'now') * 1000); END;

CREATE TRIGGER category_gone AFTER DELETE ON category WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('catalogo', strftime('%s', 'now') * 1000); END;

CREATE TRIGGER category_altered AFTER UPDATE ON category WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.slug, OLD.parent_id, OLD.name_pt, OLD.name_en) IS NOT (NEW.slug, NEW.parent_id, NEW.name_pt, NEW.name_en)
BEGIN INSERT INTO change (tag, at) VALUES ('catalogo', strftime('%s', 'now') * 1000); END;

CREATE TRIGGER page_made AFTER INSERT ON page WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('pagina:' || NEW.path, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER page_gone AFTER DELETE ON page WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('pagina:' || OLD.path, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER page_altered AFTER UPDATE ON page WHEN EXISTS (SELECT 1 FROM change)
  AND (OLD.path, OLD.level, OLD.line, OLD.body) IS NOT (NEW.path, NEW.level, NEW.line, NEW.body)
BEGIN INSERT INTO change (tag, at)
  SELECT 'pagina:' || OLD.path, strftime('%s', 'now') * 1000 UNION SELECT 'pagina:' || NEW.path, strftime('%s', 'now') * 1000; END;

CREATE TRIGGER document_made AFTER INSERT ON document WHEN EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  VALUES (CASE NEW.name WHEN 'menus' THEN 'menus' WHEN 'home' THEN 'inicio' ELSE 'configuracoes' END, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER document_altered AFTER UPDATE ON document WHEN EXISTS (SELECT 1 FROM change) AND OLD.body IS NOT NEW.body
BEGIN INSERT INTO change (tag, at)
  VALUES (CASE NEW.name WHEN 'menus' THEN 'menus' WHEN 'home' THEN 'inicio' ELSE 'configuracoes' END, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER review_made AFTER INSERT ON review WHEN NEW.status = 1 AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('avaliacoes:' || NEW.topic, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER review_gone AFTER DELETE ON review WHEN OLD.status = 1 AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at) VALUES ('avaliacoes:' || OLD.topic, strftime('%s', 'now') * 1000); END;

CREATE TRIGGER review_altered AFTER UPDATE ON review WHEN (OLD.status = 1 OR NEW.status = 1)
  AND (OLD.status, OLD.topic, OLD.halves, OLD.name, OLD.comment, OLD.photo, OLD.photo_shown, OLD.created_at)
    IS NOT (NEW.status, NEW.topic, NEW.halves, NEW.name, NEW.comment, NEW.photo, NEW.photo_shown, NEW.created_at)
  AND EXISTS (SELECT 1 FROM change)
BEGIN INSERT INTO change (tag, at)
  SELECT 'avaliacoes:' || OLD.topic, strftime('%s', 'now') * 1000 UNION SELECT 'avaliacoes:' || NEW.topic, strftime('%s', 'now') * 1000; END;
