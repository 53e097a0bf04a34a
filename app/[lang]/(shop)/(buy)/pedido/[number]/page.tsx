import { OrderScreen, type OrderPageProps } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'

export { orderMetadata as generateMetadata } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'

/** The page on which a buyer follows an order: by the link of an e-mail, or by e-mail address and number (contract 4.31). */
export default function OrderPage(props: OrderPageProps) {
  return <OrderScreen {...props} isConfirmation={false} />
}
