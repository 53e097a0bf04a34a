/**
 * The request header with the client's IP address. The server sets it and overwrites a value that the client sent (L25). Of
 * the stores, only the embedded one in this process receives it.
 */
export const VISITOR_IP_HEADER = 'x-visitor-address'
