/** Whether money moves by this method of payment: none does with store credit. */
export const movesMoney = (method: string): boolean => method !== 'STORE_CREDIT'
