/** Classes of java.lang, which Java imports automatically, that samples might need. */
export const javaLang: ReadonlySet<string> = new Set(
  `Appendable ArithmeticException ArrayIndexOutOfBoundsException AssertionError AutoCloseable Boolean Byte Character CharSequence
  Class ClassCastException ClassLoader ClassNotFoundException CloneNotSupportedException Cloneable Comparable Deprecated Double
  Enum Error Exception Float FunctionalInterface IllegalArgumentException IllegalStateException IndexOutOfBoundsException Integer
  InterruptedException Iterable Long Math NoSuchFieldException NoSuchMethodException NullPointerException Number
  NumberFormatException Object Override Process ProcessBuilder Record Runnable Runtime RuntimeException SafeVarargs
  SecurityException Short StackTraceElement String StringBuffer StringBuilder SuppressWarnings System Thread ThreadLocal Throwable
  UnsupportedOperationException Void`.split(/\s+/),
);
