import { orderCalls } from '@shared/orders/calls';
import type { ordersApi as Orders } from '@shared/orders/contract';
import { paymentCalls } from '@shared/payments/calls';
import type { paymentsApi as Payments } from '@shared/payments/contract';
import { callsAt } from '../../lib/api/api';

/** The calls for orders and payments without their schemas, which Home and the list of clients would load with their first code. */
export const ordersApi = callsAt<typeof Orders>(orderCalls);
export const paymentsApi = callsAt<typeof Payments>(paymentCalls);
