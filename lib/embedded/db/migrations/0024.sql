ALTER TABLE order_refund ADD COLUMN taken_back_at BIGINT;

ALTER TABLE shop_order ADD COLUMN returned_by_provider BIGINT NOT NULL DEFAULT 0;

UPDATE shop_order SET returned_by_provider = total WHERE EXISTS (
  SELECT 1 FROM order_event
  WHERE order_event.number = shop_order.number
    AND order_event.author = shop_order.payment_kind
    AND order_event.reason = 'pagamento_estornado'
);
