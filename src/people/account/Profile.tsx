import { Avatar, Button, makeStyles } from '@fluentui/react-components';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef } from 'react';
import { useUpdateUserMutation, useUploadFileMutation } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { knowledgeUserArrived, type User, userChanged } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { showToast } from '@/ui/toasts';
import { faultOf } from '../form/fault-of';
import { TextField } from '../form/TextField';
import { checkAll, useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { MOST_PICTURE_BYTES, PICTURE_KINDS } from '../limits';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '16px' },
  face: { display: 'flex', alignItems: 'center', gap: '12px' },
  name: { flex: '1 1 220px', minWidth: 0 },
});

const judgeName = (name: string) => (name === '' ? 'person.nameEmpty' : null);

/** The avatar and the name that others see. */
export function Profile({ user }: { user: User }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const knowledgeUser = useSession((session) => session.knowledgeUser);
  const name = useField(user.nickname ?? '', judgeName, (text) => text.trim());
  const file = useRef<HTMLInputElement>(null);
  const [upload, { isLoading: uploading, error: refused }] = useUploadFileMutation();
  const [update, { isLoading: saving }] = useUpdateUserMutation();
  const change = async (what: { nickname?: string; headImg?: string }) => {
    const { data } = await update(what);
    if (!data) return;
    dispatch(userChanged(data));
    if (knowledgeUser && data.headImg)
      dispatch(knowledgeUserArrived({ ...knowledgeUser, avatarList: [{ avatarUrl: data.headImg }] }));
    showToast({ intent: 'success', textKey: 'people:person.saved', durationMs: 4000, cause: 'profile' });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving && checkAll(name)) void change({ nickname: name.value.trim() });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    if (!PICTURE_KINDS.includes(picture.type) || picture.size > MOST_PICTURE_BYTES) {
      showToast({ intent: 'warning', textKey: 'people:person.pictureWrong', durationMs: 6000, cause: 'picture' });
      return;
    }
    const { data } = await upload({ file: picture });
    if (data) await change({ headImg: data.url });
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {refused && <Fault words={faultOf(refused)} />}
      <div className={styles.face}>
        <Avatar
          size={64}
          name={user.nickname || user.username}
          {...(user.headImg && { image: { src: user.headImg } })}
        />
        <input ref={file} type="file" hidden accept={PICTURE_KINDS.join()} onChange={(event) => void choose(event)} />
        <Button disabledFocusable={uploading} title={t('person.pictureHint')} onClick={() => file.current?.click()}>
          {t(uploading ? 'person.uploading' : 'person.picture')}
        </Button>
      </div>
      <div className={styles.name}>
        <TextField field={name} name="nickname" label={t('person.name')} maxLength={64} autoComplete="nickname" />
      </div>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={saving}>
        {t('person.save')}
      </Button>
    </form>
  );
}
