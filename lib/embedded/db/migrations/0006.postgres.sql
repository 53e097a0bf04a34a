CREATE TABLE change (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag TEXT NOT NULL,
  at BIGINT NOT NULL,
  tx XID8 NOT NULL DEFAULT pg_current_xact_id()
);

CREATE INDEX change_tx ON change (tx);

CREATE OR REPLACE FUNCTION note_change(tags TEXT[]) RETURNS VOID LANGUAGE sql SET search_path FROM CURRENT AS $$
  INSERT INTO change (tag, at)
  SELECT DISTINCT tag, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT FROM unnest(tags) AS tag
  WHERE tag IS NOT NULL AND EXISTS (SELECT FROM change) $$;

CREATE OR REPLACE FUNCTION note_product() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY['produto:' || OLD.path, 'produto:' || NEW.path]); RETURN NULL; END $$;

CREATE TRIGGER product_changed AFTER INSERT OR DELETE ON product FOR EACH ROW EXECUTE FUNCTION note_product();

CREATE TRIGGER product_altered AFTER UPDATE ON product FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_product();

CREATE OR REPLACE FUNCTION note_kit() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY(
    SELECT 'produto:' || path FROM product WHERE id IN (OLD.product_id, NEW.product_id))); RETURN NULL; END $$;

CREATE TRIGGER kit_changed AFTER INSERT OR DELETE ON kit FOR EACH ROW EXECUTE FUNCTION note_kit();

CREATE TRIGGER kit_altered AFTER UPDATE ON kit FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_kit();

CREATE OR REPLACE FUNCTION note_item() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY(
    SELECT 'produto:' || product.path FROM kit JOIN product ON product.id = kit.product_id
    WHERE kit.id IN (OLD.kit_id, NEW.kit_id))); RETURN NULL; END $$;

CREATE TRIGGER item_changed AFTER INSERT OR DELETE ON item FOR EACH ROW EXECUTE FUNCTION note_item();

CREATE TRIGGER item_altered AFTER UPDATE ON item FOR EACH ROW
  WHEN ((OLD.stock > 0, OLD.kit_id, OLD.position, OLD.name_pt, OLD.name_en, OLD.flavours, OLD.sku, OLD.ean, OLD.image)
    IS DISTINCT FROM (NEW.stock > 0, NEW.kit_id, NEW.position, NEW.name_pt, NEW.name_en, NEW.flavours, NEW.sku, NEW.ean, NEW.image))
  EXECUTE FUNCTION note_item();

CREATE OR REPLACE FUNCTION note_category() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY['catalogo']); RETURN NULL; END $$;

CREATE TRIGGER category_changed AFTER INSERT OR DELETE ON category FOR EACH ROW EXECUTE FUNCTION note_category();

CREATE TRIGGER category_altered AFTER UPDATE ON category FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_category();

CREATE OR REPLACE FUNCTION note_page() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY['pagina:' || OLD.path, 'pagina:' || NEW.path]); RETURN NULL; END $$;

CREATE TRIGGER page_changed AFTER INSERT OR DELETE ON page FOR EACH ROW EXECUTE FUNCTION note_page();

CREATE TRIGGER page_altered AFTER UPDATE ON page FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_page();

CREATE OR REPLACE FUNCTION note_document() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY[CASE NEW.name
    WHEN 'menus' THEN 'menus' WHEN 'home' THEN 'inicio' ELSE 'configuracoes' END]); RETURN NULL; END $$;

CREATE TRIGGER document_made AFTER INSERT ON document FOR EACH ROW EXECUTE FUNCTION note_document();

CREATE TRIGGER document_altered AFTER UPDATE ON document FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_document();

CREATE OR REPLACE FUNCTION note_review() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN PERFORM note_change(ARRAY['avaliacoes:' || OLD.topic, 'avaliacoes:' || NEW.topic]); RETURN NULL; END $$;

CREATE TRIGGER review_made AFTER INSERT ON review FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION note_review();

CREATE TRIGGER review_gone AFTER DELETE ON review FOR EACH ROW WHEN (OLD.status = 1) EXECUTE FUNCTION note_review();

CREATE TRIGGER review_altered AFTER UPDATE ON review FOR EACH ROW
  WHEN ((OLD.status = 1 OR NEW.status = 1)
    AND (OLD.status, OLD.topic, OLD.halves, OLD.name, OLD.comment, OLD.photo, OLD.photo_shown, OLD.created_at)
    IS DISTINCT FROM (NEW.status, NEW.topic, NEW.halves, NEW.name, NEW.comment, NEW.photo, NEW.photo_shown, NEW.created_at))
  EXECUTE FUNCTION note_review();
