-- What products are for and in which form they come, by which listings filter (contract 4.8).
CREATE TABLE product_trait (
  trait TEXT NOT NULL,
  value TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  PRIMARY KEY (trait, value, product_id)
);

CREATE INDEX product_trait_product ON product_trait (product_id);

-- The demonstration's own; a shop with another catalogue has none of these lines.
INSERT INTO document (name, body)
SELECT 'traits', '[{"key":"objetivo","name":{"pt":"Objetivo","en":"Goal"},"values":[{"key":"pele","label":{"pt":"Pele","en":"Skin"}},{"key":"cabelo-e-unhas","label":{"pt":"Cabelo e unhas","en":"Hair and nails"}},{"key":"articulacoes","label":{"pt":"Articulações","en":"Joints"}},{"key":"treino-e-musculos","label":{"pt":"Treino e músculos","en":"Training and muscles"}},{"key":"nutricao-diaria","label":{"pt":"Nutrição diária","en":"Daily nutrition"}},{"key":"rotina-da-noite","label":{"pt":"Rotina da noite","en":"Evening routine"}},{"key":"hidratacao","label":{"pt":"Hidratação","en":"Hydration"}},{"key":"limpeza","label":{"pt":"Limpeza","en":"Cleansing"}},{"key":"protecao-solar","label":{"pt":"Proteção solar","en":"Sun protection"}},{"key":"gestacao-e-amamentacao","label":{"pt":"Gestação e amamentação","en":"Pregnancy and breastfeeding"}}]},{"key":"formato","name":{"pt":"Formato","en":"Format"},"values":[{"key":"po","label":{"pt":"Pó","en":"Powder"}},{"key":"saches","label":{"pt":"Sachês","en":"Sachets"}},{"key":"capsulas-e-comprimidos","label":{"pt":"Cápsulas e comprimidos","en":"Capsules and tablets"}},{"key":"gomas","label":{"pt":"Gomas","en":"Gummies"}},{"key":"cremes","label":{"pt":"Cremes","en":"Creams"}},{"key":"serum","label":{"pt":"Sérum","en":"Serum"}},{"key":"espuma","label":{"pt":"Espuma","en":"Foam"}},{"key":"mascara","label":{"pt":"Máscara","en":"Mask"}}]}]'
WHERE EXISTS (SELECT 1 FROM document WHERE name = 'home');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'pele', id FROM product WHERE line IN ('colageno', 'colageno-chocolate', 'verisol', 'serum', 'creme-resveratrol', 'creme-retinol', 'espuma-de-limpeza', 'mascara-de-argila-rosa', 'hidratante-fps-60', 'creme-corporal');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'cabelo-e-unhas', id FROM product WHERE line IN ('colageno', 'colageno-chocolate', 'gomas-renova-hair');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'po', id FROM product WHERE line IN ('colageno', 'colageno-chocolate', 'lac-gest', 'whey', 'creatina-morning-shot', 'caixa-clinicas');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'saches', id FROM product WHERE line IN ('verisol');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'gestacao-e-amamentacao', id FROM product WHERE line IN ('lac-gest');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'articulacoes', id FROM product WHERE line IN ('colageno-tipo-2');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'capsulas-e-comprimidos', id FROM product WHERE line IN ('colageno-tipo-2', 'omega-3', 'multivitaminico', 'melatonina');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'treino-e-musculos', id FROM product WHERE line IN ('whey', 'creatina-morning-shot');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'nutricao-diaria', id FROM product WHERE line IN ('omega-3', 'multivitaminico');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'rotina-da-noite', id FROM product WHERE line IN ('melatonina', 'creme-retinol');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'gomas', id FROM product WHERE line IN ('gomas-renova-hair');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'hidratacao', id FROM product WHERE line IN ('serum', 'creme-resveratrol', 'creme-corporal');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'serum', id FROM product WHERE line IN ('serum');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'cremes', id FROM product WHERE line IN ('creme-resveratrol', 'creme-retinol', 'hidratante-fps-60', 'creme-corporal');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'limpeza', id FROM product WHERE line IN ('espuma-de-limpeza', 'mascara-de-argila-rosa');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'espuma', id FROM product WHERE line IN ('espuma-de-limpeza');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'formato', 'mascara', id FROM product WHERE line IN ('mascara-de-argila-rosa');

INSERT INTO product_trait (trait, value, product_id)
SELECT 'objetivo', 'protecao-solar', id FROM product WHERE line IN ('hidratante-fps-60');

-- Kits of two links become one link, and the goals a group of the menu; a menu that the owner has changed stays.
UPDATE document SET body = REPLACE(body,
  '{"label":{"pt":"Kits","en":"Kits"},"path":"/monte-seu-kit","items":[{"label":{"pt":"Monte seu kit","en":"Build your kit"},"path":"/monte-seu-kit","items":[]},{"label":{"pt":"Kits Verisol","en":"Verisol kits"},"path":"/verisol","items":[]}]}',
  '{"label":{"pt":"Por objetivo","en":"By goal"},"path":"/produtos","items":[{"label":{"pt":"Pele","en":"Skin"},"path":"/produtos?filtro[objetivo]=pele","items":[]},{"label":{"pt":"Cabelo e unhas","en":"Hair and nails"},"path":"/produtos?filtro[objetivo]=cabelo-e-unhas","items":[]},{"label":{"pt":"Articulações","en":"Joints"},"path":"/produtos?filtro[objetivo]=articulacoes","items":[]},{"label":{"pt":"Treino e músculos","en":"Training and muscles"},"path":"/produtos?filtro[objetivo]=treino-e-musculos","items":[]},{"label":{"pt":"Nutrição diária","en":"Daily nutrition"},"path":"/produtos?filtro[objetivo]=nutricao-diaria","items":[]},{"label":{"pt":"Rotina da noite","en":"Evening routine"},"path":"/produtos?filtro[objetivo]=rotina-da-noite","items":[]},{"label":{"pt":"Hidratação","en":"Hydration"},"path":"/produtos?filtro[objetivo]=hidratacao","items":[]},{"label":{"pt":"Limpeza","en":"Cleansing"},"path":"/produtos?filtro[objetivo]=limpeza","items":[]},{"label":{"pt":"Proteção solar","en":"Sun protection"},"path":"/produtos?filtro[objetivo]=protecao-solar","items":[]},{"label":{"pt":"Gestação e amamentação","en":"Pregnancy and breastfeeding"},"path":"/produtos?filtro[objetivo]=gestacao-e-amamentacao","items":[]}]},{"label":{"pt":"Monte seu kit","en":"Build your kit"},"path":"/monte-seu-kit","items":[]}'
) WHERE name = 'menus';
