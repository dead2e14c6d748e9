import { SendText } from '../../../sharing/send-text';
import { useOrderActs } from '../use-order-acts';
import { PaperPage } from './paper-page';
import { Receipt } from './receipt';
import { receiptText } from './receipt-text';

/** The receipt of an order, to print or to send as a message. */
export function ReceiptPage() {
  const { told } = useOrderActs();
  return (
    <PaperPage
      title="Receipt"
      subtitle="To print, or to send as text"
      actions={({ order, customer, tailor }) => (
        <SendText
          text={receiptText(order, tailor, customer.name)}
          number={customer.whatsapp ?? customer.phone}
          country={tailor.country}
          copied="The receipt is copied"
          failed="The receipt could not be copied"
          className="max-sm:flex-1"
          onSent={() => void told(order, 'taken')}
        />
      )}
    >
      {(shown, paper, content) => <Receipt {...shown} paper={paper} ref={content} />}
    </PaperPage>
  );
}
