// @cadence/shared-ui 1.3.0

import { Archive, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Award, Bell, Building2, Calendar, CalendarClock, ChartColumn, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, Command, Compass, Copy, CornerDownRight, CornerLeftUp, Download, Ellipsis, ExternalLink, Eye, EyeOff, FileSpreadsheet, FileText, Fingerprint, Flag, FoldVertical, FunnelX, Grid3x3, History, Hourglass, Inbox, Info, LayoutDashboard, Link as LinkIcon, List, ListFilter, LocateFixed, Lock, LogOut, LucideIcon, Mail, Maximize, Menu as MenuIcon, MessageSquare, Minus, Monitor, Moon, Network, PanelLeftClose, PanelLeftOpen, Pause, Pencil, Phone, Play, Plus, Presentation, Printer, RefreshCw, RotateCcw, Scale, Search, Send, Settings, Signature, Sparkles, SquareCheckBig, Star, Sun, Target, Trash2, TrendingDown, TrendingUp, TriangleAlert, Undo2, UnfoldVertical, Unplug, Upload, User, UserPlus, UserX, Users, WifiOff, X } from 'lucide-react';

export { Archive };

export { ArrowDown };

export { ArrowLeft };

export { ArrowRight };

export { ArrowUp };

export { Award };

export { Bell };

export { Building2 };

export { Calendar };

export { CalendarClock };

export { ChartColumn };

export { Check };

export { CheckCheck };

export { ChevronDown };

export { ChevronLeft };

export { ChevronRight };

export { ChevronUp };

export { CircleAlert };

export { CircleCheck };

export { CircleDashed };

export { CircleHelp };

export { CircleX };

export { Clock };

export { Command };

export { Compass };

export { Copy };

export { CornerDownRight };

export { CornerLeftUp };

export { Download };

export { Ellipsis };

export { ExternalLink };

export { Eye };

export { EyeOff };

export { FileSpreadsheet };

export { FileText };

export { Fingerprint };

export { Flag };

export { FoldVertical };

export { FunnelX };

export { Grid3x3 };

export { History };

export { Hourglass };

export { Inbox };

export { Info };

export { LayoutDashboard };

export { LinkIcon };

export { List };

export { ListFilter };

export { LocateFixed };

export { Lock };

export { LogOut };

export { LucideIcon };

export { Mail };

export { Maximize };

export { MenuIcon };

export { MessageSquare };

export { Minus };

export { Monitor };

export { Moon };

export { Network };

export { PanelLeftClose };

export { PanelLeftOpen };

export { Pause };

export { Pencil };

export { Phone };

export { Play };

export { Plus };

export { Presentation };

export { Printer };

export { RefreshCw };

export { RotateCcw };

export { Scale };

export { Search };

export { Send };

export { Settings };

export { Signature };

export { Sparkles };

export { SquareCheckBig };

export { Star };

export { Sun };

export { Target };

export { Trash2 };

export { TrendingDown };

export { TrendingUp };

export { TriangleAlert };

export { Undo2 };

export { UnfoldVertical };

export { Unplug };

export { Upload };

export { User };

export { UserPlus };

export { UserX };

export { Users };

export { WifiOff };

export { X };

export {};
