/**
 * Who records all that the gateway reports. With the gateway's number as the idempotency key, the ledger's constraint lets
 * each payment and refund in once.
 */
export const gatewayRecorderId = '00000000-0000-0000-0000-000000000000'
