import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

interface State {
  message?: string;
}

/** The outermost error boundary, for everything around the blocks, which have their own. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    return this.state.message === undefined ? this.props.children : <CrashPage message={this.state.message} />;
  }
}

function CrashPage({ message }: { message: string }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <main style={{ maxWidth: 560, margin: '15vh auto', padding: 24, lineHeight: 1.7 }}>
      <h1 style={{ fontSize: 24 }}>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p>
        <code>{message}</code>
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </button>
    </main>
  );
}
