import { maxTextLength } from '#shared/quiz/input/answer-lengths.ts';
import { TextArea } from '../../ui/field.tsx';
import type { ControlProps } from './control.ts';
import { Group } from './group.tsx';

export function TextControl({ typed, onType, error, labelledBy, errorId }: ControlProps) {
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      <TextArea
        rows={6}
        maxLength={maxTextLength}
        value={typed.value ?? ''}
        aria-labelledby={labelledBy}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onType({ value: event.target.value })}
      />
    </Group>
  );
}
