/** Names that Python 3.10 defines without an import. */
export const builtins: ReadonlySet<string> = new Set(
  `ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError BufferError BytesWarning
  ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError
  Ellipsis EnvironmentError Exception False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
  ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError
  MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError
  PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError
  RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True
  TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning
  ValueError Warning ZeroDivisionError __annotations__ __build_class__ __builtins__ __class__ __debug__ __dict__ __doc__ __file__
  __import__ __loader__ __module__ __name__ __package__ __qualname__ __spec__ abs aiter all anext any ascii bin bool breakpoint
  bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter
  float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map
  max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted
  staticmethod str sum super tuple type vars zip`.split(/\s+/),
);
