import { useNavigate } from 'react-router-dom';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { useSharedDevice } from '../../session/shared-device.ts';
import { EmergencyNotice } from './emergency-notice.tsx';
import type { FramedScreenProps } from './screen-props.ts';

type EmergencyScreenProps = Pick<FramedScreenProps, 'open' | 'header'> & { flags: readonly RedFlagNotice[] };

/**
 * Stands in place of the quiz until the person has said that they read it. Leaving comes first, because calling matters more
 * than finishing; leaving, Escape and the browser's Back put nothing away, so the notice is there again on return.
 */
export function EmergencyScreen({ open: { run }, header, flags }: EmergencyScreenProps) {
  const navigate = useNavigate();
  const isShared = useSharedDevice();
  return (
    <EmergencyNotice
      header={header}
      flags={flags}
      leaveLabel="Leave the quiz"
      onLeave={() => navigate('/')}
      onRead={() => run.dismissNotices(flags.map(({ code }) => code))}
    >
      The quiz can wait. Your answers are kept {isShared ? 'until this page is closed' : 'on this device'}.
    </EmergencyNotice>
  );
}
