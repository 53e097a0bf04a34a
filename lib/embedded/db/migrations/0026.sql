-- Signing in looks for the cart that the customer used last (docs/decisions/0095).
CREATE INDEX session_customer ON session (customer_id) WHERE customer_id IS NOT NULL;
