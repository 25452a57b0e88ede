import { Button, Field, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type OpenApiProblem, type ReadOpenApi, readOpenApi } from '../../../setting/tool/read-openapi';
import { DropZone } from '../shell/DropZone';

interface Props {
  onRead: (found: ReadOpenApi) => void;
}

/** Takes an OpenAPI document, pasted or as a file, and says what is wrong with it. */
export function DescriptionField({ onRead }: Props): ReactNode {
  const { t } = useTranslation('admin-tools');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<OpenApiProblem>();
  const read = (given: string) => {
    const found = readOpenApi(given);
    setText(given);
    setProblem('problem' in found ? found.problem : undefined);
    if (!('problem' in found)) onRead(found);
  };
  return (
    <>
      <Field
        label={t('editor.description')}
        hint={t('editor.descriptionHint')}
        {...(problem && { validationState: 'error', validationMessage: t(`problem.${problem}`) })}
      >
        <Textarea rows={6} resize="vertical" value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div>
        <Button onClick={() => read(text)} disabledFocusable={text.trim() === ''}>
          {t('editor.read')}
        </Button>
      </div>
      <DropZone
        label={t('editor.file')}
        hint={t('editor.fileHint')}
        accept=".json,.yaml,.yml"
        onFiles={([file]) => void file?.text().then(read)}
      />
    </>
  );
}
