import { Button, type ButtonProps, Input, Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ComponentPropsWithRef } from 'react';
import styles from './controls.module.css';

const classes = (className: string | undefined) => (className ? `${styles.control} ${className}` : styles.control);

interface SmallButtonProps extends ButtonProps {
  /** The primary action. */
  main?: boolean;
}

/** A small neutral button. */
export function SmallButton({ main = false, className, ...rest }: SmallButtonProps) {
  const variant = main ? 'solid' : 'outline';
  return (
    <Button
      size="sm"
      colorPalette="gray"
      variant={variant}
      className={classes(`${main ? '' : styles.quiet} ${className ?? ''}`)}
      {...rest}
    />
  );
}

/** A small text field. */
export function SmallInput({ className, ...rest }: ComponentPropsWithRef<typeof Input>) {
  return <Input size="sm" className={classes(className)} {...rest} />;
}

/** A small field of several lines. */
export function SmallTextarea({ className, ...rest }: TextareaProps) {
  return <Textarea size="sm" className={classes(className)} {...rest} />;
}
