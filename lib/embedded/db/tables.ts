import type { AccountTables } from './account-tables.ts'
import type { CartTables } from './cart-tables.ts'
import type { CatalogueTables } from './catalogue-tables.ts'
import type { MessageTables } from './message-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { ProcessTables } from './process-tables.ts'
import type { ReviewTables } from './review-tables.ts'

/** Every table of the store: the TypeScript types of migrations/*.sql. */
export interface Tables
  extends
    CatalogueTables,
    CartTables,
    AccountTables,
    OrderTables,
    ReviewTables,
    MessageTables,
    ProcessTables {}
