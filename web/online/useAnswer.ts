import type { Result } from '@tactarium/engine';
import { useEffect, useState } from 'react';

interface Answered<T> {
  /** Absent until it is there. */
  readonly value?: T;
  readonly failed?: string;
}

/** The answer to a question that is asked once, and then again `every` milliseconds. The last answer stays until the next. */
export function useAnswer<T>(
  question: () => Promise<Result<T, { readonly code: string }>>,
  key: string,
  every?: number,
): Answered<T> {
  const [answer, setAnswer] = useState<{ readonly key: string } & Answered<T>>({ key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another question.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async (): Promise<void> => {
      const told = await question();
      if (gone) return;
      setAnswer((before) => {
        if (told.ok) return { key, value: told.value };
        return before.key === key && before.value !== undefined ? before : { key, failed: told.error.code };
      });
      if (every !== undefined) timer = setTimeout(() => void look(), every);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, every]);
  return answer.key === key ? answer : {};
}
