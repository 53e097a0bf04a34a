/** The fields of an address that belong to a single order and not to its invoice, without content. */
export const WITHOUT_DELIVERY_NOTES = { destinatario: '', observacao: '', presente: '', recado: '' } as const
