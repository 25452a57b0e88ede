import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

/** Notes behind one line: nothing in them needs doing before publishing. */
export function Folded({ count, children }: { count: number; children: ReactNode }): ReactNode {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <Accordion collapsible>
      <AccordionItem value="notes">
        <AccordionHeader size="small">{t('finding.notes', { count })}</AccordionHeader>
        <AccordionPanel>{children}</AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
