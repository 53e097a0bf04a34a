import { OrderScreen, type OrderPageProps } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'

export { orderMetadata as generateMetadata } from '#app/[lang]/(shop)/(buy)/order-screen.tsx'

/** The page after ordering, on which the order is paid (contract 4.31). */
export default function ConfirmationPage(props: OrderPageProps) {
  return <OrderScreen {...props} isConfirmation={true} />
}
