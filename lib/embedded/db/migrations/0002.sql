ALTER TABLE kit ADD COLUMN built INTEGER NOT NULL DEFAULT 0;

CREATE INDEX item_sold_out ON item (kit_id) WHERE stock = 0;
